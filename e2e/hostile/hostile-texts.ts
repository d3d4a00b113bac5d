/** Texts that other programs, pasted pages and attackers leave in a database. */

/** Elements that a text would create if it were parsed as markup have this attribute; scripts set the variable. */
export const markerAttribute = 'data-hostile';
export const markerVariable = 'hostile';

const run = `window.${markerVariable}=true`;

export const script = `<script ${markerAttribute}>${run};alert(1)</script>`;
export const image = `<img ${markerAttribute} src="x" onerror="${run}">`;
export const brokenOut = `"'></option></textarea><svg ${markerAttribute} onload="${run}"></svg>`;
export const scriptLink = `javascript:${run}`;

/** Hebrew and Arabic around an override that reverses the text after it. */
export const rightToLeft = 'תהילים \u202eמזמור\u202c سفر المزامير \u202e';
export const telugu = 'యేసుక్రీస్తు జీవిత చరిత్ర';
export const emoji = '👩‍👩‍👧‍👦🇮🇳🕊️';

/** Looks empty but is not. */
export const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff';

/** A text without a place to break the line. */
export const longWord = 'Mahershalalhashbaz'.repeat(60);

/** Nearly the size limit of a document, which is 1 MiB; the difference leaves room for a few other fields. */
export const megabyte = 'In the beginning was the Word. '.repeat(33_500);

/** A tenth of that size, without a space, for documents that are large in every field. */
export const hugeWord = 'Nebuchadnezzar'.repeat(7_000);
