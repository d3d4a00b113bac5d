const fontFace = (font: string): string =>
  `@font-face { font-family: 'Review'; src: url(${font}); unicode-range: U+0C00-0C7F, U+200C-200D, U+25CC; }`;

/** The styles of the page: A4 in two columns, no text across a break, lines long enough to write on. */
export const reviewStyles = (font: string | undefined): string => `
${font ? fontFace(font) : ''}
@page { size: A4; margin: 11mm 11mm 14mm; @bottom-center { content: counter(page) ' / ' counter(pages); font-size: 7pt; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { max-width: 190mm; margin: auto; color: #000; font: 8pt/1.3 'Noto Sans', 'Segoe UI', system-ui, sans-serif; }
body, .translation { font-family: 'Review', 'Noto Sans', 'Noto Sans Telugu', 'Nirmala UI', system-ui, sans-serif; }
h1 { font-size: 15pt; margin-bottom: 2mm; }
h1 ~ p { margin-bottom: 1.5mm; font-size: 9pt; }
h2 { font-size: 10pt; line-height: 1.2; margin: 3mm 0 1mm; padding-bottom: .5mm; border-bottom: .8pt solid #000; break-after: avoid; }
h2 small { font-weight: normal; color: #555; }
main { columns: 2; column-gap: 7mm; column-rule: .3pt solid #bbb; margin-top: 3mm; }
ol { list-style: none; }
main li { display: grid; grid-template-columns: 5mm 1fr; padding: .7mm 0 .9mm; border-bottom: .3pt solid #ccc; break-inside: avoid; }
li input { grid-row: span 2; }
input { appearance: none; width: 3mm; height: 3mm; margin-top: .5mm; border: .6pt solid #000; }
input:checked { background: #000; }
.english { color: #555; font-size: 7.5pt; }
.translation { grid-column: 2; display: flex; flex-wrap: wrap; align-items: end; column-gap: 2mm; font-size: 9pt; }
b { font-weight: 600; }
i { flex: 1 1 24mm; height: 4.5mm; border-bottom: .7pt dotted #444; }
sup { font-size: 6pt; line-height: 1; margin-left: 1mm; padding: 0 .6mm; border: .5pt solid #000; border-radius: 1mm; }
.questions { list-style: decimal; padding-left: 6mm; font-size: 9pt; }
.questions i { display: block; height: 6mm; margin-bottom: 1mm; }
`;
