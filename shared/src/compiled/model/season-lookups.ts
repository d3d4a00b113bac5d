/** The stored fields of a season that name its host and the other person, by whose e-mail people find theirs. */
export const seasonLookups = ['host_email', 'host_additional_email'] as const;
