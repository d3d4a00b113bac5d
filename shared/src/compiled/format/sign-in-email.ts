const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** An e-mail as sign-ins have it, in lower case: the database compares it exactly. */
export const signInEmail = (text: string): string => text.replace(invisible, '').trim().toLowerCase();
