/** The applications that are compared, ours first. */
export const contenderNames = ['console', 'single bundle', 'react-admin'] as const;

export type ContenderName = (typeof contenderNames)[number];
