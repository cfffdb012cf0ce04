/** One of the values of a choice. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Other words by which it is found, such as an abbreviation. */
  words?: readonly string[] | undefined;
  disabled?: boolean | undefined;
}
