import type { Row } from './samples';
import { contenderNames, type ContenderName } from '../contender-name';
import { written } from './tables';

const colours: Readonly<Record<ContenderName, string>> = {
  console: '#1f5fbf',
  'single bundle': '#8fb3e3',
  'react-admin': '#d08a3c',
};

const width = 760;
const labels = 270;
const bar = 14;
const longest = width - labels - 90;
const text = 'font-family="system-ui, sans-serif" fill="#222222"';

/** A bar chart of some rows: one bar for each contender, all on one scale. */
export function plot(title: string, rows: readonly Row[]): string {
  const most = Math.max(...rows.flatMap(({ medians }) => [...medians.values()]));
  let y = 64;
  const groups = rows.map(({ measure, medians }) => {
    const top = y;
    const shown = contenderNames.flatMap((name) => {
      const value = medians.get(name);
      return value === undefined ? [] : [{ name, value }];
    });
    const bars = shown.map(({ name, value }, index) => {
      const at = top + index * bar;
      const length = ((value / most) * longest).toFixed(1);
      return (
        `<rect x="${labels}" y="${at}" width="${length}" height="${bar - 2}" fill="${colours[name]}"/>` +
        `<text x="${labels + Number(length) + 6}" y="${at + bar - 4}" font-size="11" ${text}>${written(value)}</text>`
      );
    });
    y += shown.length * bar + 12;
    const middle = top + (shown.length * bar) / 2 + 4;
    return `<text x="${labels - 10}" y="${middle}" font-size="12" text-anchor="end" ${text}>${escaped(measure)}</text>${bars.join('')}`;
  });
  const legend = contenderNames.map((name, index) => {
    const x = labels + index * 130;
    return (
      `<rect x="${x}" y="36" width="12" height="12" fill="${colours[name]}"/>` +
      `<text x="${x + 18}" y="46" font-size="12" ${text}>${name}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="${escaped(title)}">
<rect width="${width}" height="${y}" fill="#ffffff"/>
<text x="16" y="22" font-size="14" font-weight="600" ${text}>${escaped(title)}</text>
${[...legend, ...groups].join('\n')}
</svg>
`;
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
