/** Texts that other programs, pasted pages and bad intentions leave in a database. */

/** Elements that a text would make, were it ever taken for markup, bear this attribute; scripts set the variable. */
export const markerAttribute = 'data-hostile';
export const markerVariable = 'hostile';

const run = `window.${markerVariable}=true`;

export const script = `<script ${markerAttribute}>${run};alert(1)</script>`;
export const image = `<img ${markerAttribute} src="x" onerror="${run}">`;
export const brokenOut = `"'></option></textarea><svg ${markerAttribute} onload="${run}"></svg>`;
export const scriptLink = `javascript:${run}`;

/** Hebrew and Arabic around an override that turns what follows it. */
export const rightToLeft = 'תהילים \u202eמזמור\u202c سفر المزامير \u202e';
export const telugu = 'యేసుక్రీస్తు జీవిత చరిత్ర';
export const emoji = '👩‍👩‍👧‍👦🇮🇳🕊️';

/** Looks empty and is not. */
export const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff';

/** Nothing to break a line at. */
export const longWord = 'Mahershalalhashbaz'.repeat(60);

/** As much as a document of a few other fields may hold: its limit is 1 MiB. */
export const megabyte = 'In the beginning was the Word. '.repeat(33_500);

/** A tenth of that, without a space, for documents that are large in every field. */
export const hugeWord = 'Nebuchadnezzar'.repeat(7_000);
