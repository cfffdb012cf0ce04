/** Version of the contract in `contract.ts` and of the messages. */
export const contractVersion = '1.5.0';

/** The least that areas of this core ask of a shell: they do without what came later (1.1: `Host.customer`, 1.2: its `also`, 1.3: both in a frame, 1.4: its `end`, 1.5: codes of `ready`). */
export const neededContract = '1.0.0';

/**
 * Whether a shell of one contract version can mount an area of another: same major, and the area asks for no
 * newer minor than the shell has. Anything that is not a version fits nothing.
 */
export function isContractCompatible({ shell, area }: { shell: string; area: string }): boolean {
  const [host, guest] = [parse(shell), parse(area)];
  return host !== undefined && guest !== undefined && host.major === guest.major && guest.minor <= host.minor;
}

function parse(version: string): { major: number; minor: number } | undefined {
  const parts = /^(\d+)\.(\d+)\.\d+/.exec(version);
  return parts ? { major: Number(parts[1]), minor: Number(parts[2]) } : undefined;
}
