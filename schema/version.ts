/** The version of the contracts: raised in its middle by additions; nothing is ever taken away. */
export const contractVersion = '1.0.0';
