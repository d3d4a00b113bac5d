/**
 * The version of this contract. A module states the version it was built against; {@link isServedContract} says which
 * versions a shell serves.
 */
export const contractVersion = '1.0.0';

/**
 * Whether a module built against `built` runs in a shell that serves `served`: it needs the same major version, and a
 * minor version that is not newer than the shell's, unless the module states an older version that it `needs`.
 */
export function isServedContract(
  built: string,
  served: string = contractVersion,
  needs: string = built,
): boolean {
  const [servedMajor, servedMinor = NaN] = numbersOf(served);
  const [neededMajor, neededMinor = NaN] = numbersOf(needs);
  return majorOf(built) === servedMajor && neededMajor === servedMajor && neededMinor <= servedMinor;
}

/** The major version of a contract: releases for different ones are live beside each other. */
export const majorOf = (contract: string): number | undefined => numbersOf(contract)[0];

const numbersOf = (version: string): number[] => version.split('.').map(Number);
