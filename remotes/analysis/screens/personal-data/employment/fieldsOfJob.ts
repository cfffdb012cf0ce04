import type { Employment } from '@vp-digital/core/household';
import type { EntryEditor } from '@vp-digital/core/micro-app';

/** What the groups of a job's fields take. */
export interface FieldsOfJob {
  job: Employment | undefined;
  entry: EntryEditor<Employment>;
}

interface AmountProps {
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A field that is kept in tenths, as it is typed: 385 is 38,5. */
export const inTenths = <Props extends AmountProps>(props: Props): Props => ({
  ...props,
  value: props.value === undefined ? undefined : props.value / 10,
  onChange: (value: number | undefined) =>
    props.onChange(value === undefined ? undefined : Math.round(value * 10)),
});

/** An age that is kept in months, as two fields: whole years. Without them there is none. */
export const inYears = <Props extends AmountProps>(props: Props): Props => ({
  ...props,
  value: props.value === undefined ? undefined : Math.floor(props.value / 12),
  onChange: (years: number | undefined) =>
    props.onChange(years === undefined ? undefined : Math.round(years) * 12 + ((props.value ?? 0) % 12)),
});

/** And the months beyond them. */
export const inMonths = <Props extends AmountProps>(props: Props): Props => ({
  ...props,
  value: (props.value ?? 0) % 12,
  onChange: (months: number | undefined) =>
    props.onChange(Math.floor((props.value ?? 0) / 12) * 12 + Math.round(months ?? 0)),
});
