const drawing = (path: string) => () => (
  <svg
    viewBox="0 0 20 20"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

// Like the icons of the kit. They are drawn here because the first load of the console has those.
export const CalendarIcon = drawing('M3.5 5h13v11.5h-13zM3.5 8.8h13M7 3v3.6M13 3v3.6');
export const FilterIcon = drawing('M3 5.5h14M5.5 10h9M8 14.5h4');
