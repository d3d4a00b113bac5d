export const statuses = ['active', 'disabled'] as const;
export const types = ['Note', 'Button'] as const;

/**
 * What the players' app shows above a season. `status` and `type` are the stored texts, also unknown ones.
 */
export type TopNotification = {
  status: string;
  type: string;
  title: string;
  description: string;
  buttonText: string;
  buttonLink: string;
};

/** Only a Button has a text and a link. */
export const hasButton = ({ type }: { type: string }): boolean => type === 'Button';
