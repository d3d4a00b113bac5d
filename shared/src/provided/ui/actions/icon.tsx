import { styled } from 'styled-components';

/** Icons use a 20 × 20 view box and a stroke width of 1.75. */
const drawings = {
  alert: 'M10 3.2 17.6 16.4H2.4ZM10 8.2v3.8M10 14.2v.1',
  check: 'm4 10.6 4 4 8-9.2',
  chevronDown: 'm5.5 8 4.5 4.5L14.5 8',
  chevronLeft: 'M12 5.5 7.5 10l4.5 4.5',
  chevronRight: 'M8 5.5 12.5 10 8 14.5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  info: 'M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 0 0 0-14.4ZM10 9.2v4.4M10 6.4v.1',
  lock: 'M4.8 9h10.4v7.6H4.8zM7 9V6.4a3 3 0 0 1 6 0V9',
  plus: 'M10 4.2v11.6M4.2 10h11.6',
  search: 'M8.8 3.4a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 0 0 0-10.8ZM12.8 12.8l4 4',
};

export type IconName = keyof typeof drawings;

const Drawing = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A decorative icon beside text. It inherits size and colour and is hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path d={drawings[name]} />
    </Drawing>
  );
}
