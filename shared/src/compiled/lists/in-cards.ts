/** The rows of a table of the kit, around which or in which this stands, are cards. */
export const inCards = '@container (width <= 58rem)';
