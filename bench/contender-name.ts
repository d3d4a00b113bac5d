/** The compared applications, the console first. */
export const contenderNames = ['console', 'single bundle', 'react-admin'] as const;

export type ContenderName = (typeof contenderNames)[number];
