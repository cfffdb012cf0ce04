/** Feature flags as an area sees them; the shell asks for them and keeps them fresh. */
export interface FlagPort {
  /** Whether the first answer, or the reason why there is none, has come; until then nothing is known. */
  settled(): boolean;
  /** Undefined while nothing is known of any flag; false for a flag that nobody knows. */
  isEnabled(name: string): boolean | undefined;
  /** Calls back after every change of the answers above. */
  subscribe(listener: () => void): () => void;
}
