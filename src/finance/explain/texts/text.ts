/** What a step is called and, where it helps, one sentence about it. `{name}` stands for a value of the step. */
export interface ExplanationText {
  label: string;
  note?: string;
}
