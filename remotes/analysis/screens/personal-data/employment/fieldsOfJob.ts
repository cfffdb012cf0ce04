import type { Employment } from '@vp-digital/core/household';
import type { EntryEditor } from '@vp-digital/core/micro-app';

/** What the groups of a job's fields take. */
export interface FieldsOfJob {
  job: Employment | undefined;
  entry: EntryEditor<Employment>;
}

interface TenthsProps {
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A field that is kept in tenths, as it is typed: 385 is 38,5. */
export const inTenths = <Props extends TenthsProps>(props: Props): Props => ({
  ...props,
  value: props.value === undefined ? undefined : props.value / 10,
  onChange: (value: number | undefined) =>
    props.onChange(value === undefined ? undefined : Math.round(value * 10)),
});
