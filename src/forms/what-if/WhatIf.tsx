import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Alert,
  Button,
  Caption,
  Chip,
  MoneyField,
  PercentField,
  Row,
  Stack,
  SumTable,
} from '@vp-digital/core/ui';
import { useEffect } from 'react';
import { GhostSlider } from './GhostSlider';
import { setScenarioValue, type ScenarioName, useScenarioValue } from './scenario';

/** Something that follows from the value, in cents. */
export interface WhatIfRow {
  key: string;
  name: string;
  now: number;
  then: number;
}

export interface WhatIfProps {
  name: ScenarioName;
  /** The figure's word. */
  label: string;
  /** Cents, or basis points. */
  kind: 'money' | 'percent';
  /** In the field for typing. Default by its kind. */
  unit?: string | undefined;
  /** As it is. */
  before: number;
  least: number;
  most: number;
  step: number;
  /** A value with its unit. */
  shown(value: number): string;
  /** The same in other words: "818 € mtl.". */
  meaning?(value: number): string | undefined;
  results(value: number): readonly WhatIfRow[];
  format(amount: number): string;
  /** What speaks against it. */
  warning?(value: number): string | undefined;
  /** Absent where nothing may be written. */
  goal?: { /** As remembered before. */ text: string | undefined; remember(value: number): void } | undefined;
}

/**
 * A figure tried out in its place, by mouse, finger, keys or typing: what was and what would be, and what follows. Nothing is
 * written before it is remembered as a goal, and it ends with what shows it. Its page brings `whatIfWords`.
 */
export function WhatIf({ name, label, before, shown, goal, ...props }: WhatIfProps) {
  const { t } = useTranslation('household/whatIf');
  const tried = useScenarioValue(name);
  useEffect(() => () => setScenarioValue(name, undefined), [name]);
  const value = tried ?? before;
  const isScenario = value !== before;
  const change = (next: number | undefined) => setScenarioValue(name, next === before ? undefined : next);
  const { least, most, step } = props;
  const limits = { min: Math.min(least, before), max: Math.max(most, before) };
  const field = { label, hideLabel: true, writes: false, value, onChange: change, unit: props.unit } as const;
  const warning = isScenario ? props.warning?.(value) : undefined;
  const meaning = props.meaning?.(value);
  return (
    <Stack gap="medium">
      <Row spread gap="small">
        <span>
          <b>{shown(value)}</b>
          {isScenario && ` · ${t('before', { value: shown(before) })}`}
        </span>
        {isScenario && <Chip tone="accent">{t('chip')}</Chip>}
      </Row>
      <GhostSlider
        label={label}
        value={value}
        before={before}
        min={before - Math.floor((before - limits.min) / step) * step}
        max={before + Math.floor((limits.max - before) / step) * step}
        step={step}
        valueText={isScenario ? `${shown(value)}, ${t('before', { value: shown(before) })}` : shown(value)}
        onChange={change}
      />
      <Row spread gap="small">
        {props.kind === 'money' ? (
          <MoneyField {...field} {...limits} />
        ) : (
          <PercentField {...field} {...limits} step={step} />
        )}
        {meaning && <b>{meaning}</b>}
      </Row>
      <Caption>{t('how')}</Caption>
      {isScenario && (
        <SumTable
          caption={t('results')}
          rows={props.results(value)}
          rowKey={({ key }) => key}
          columns={[
            { kind: 'text', key: 'name', header: t('what'), cell: (row) => row.name },
            { kind: 'figure', key: 'now', header: t('now'), value: (row) => row.now, format: props.format },
            {
              kind: 'figure',
              key: 'then',
              header: t('then'),
              value: (row) => row.then,
              format: props.format,
            },
          ]}
        />
      )}
      {warning && <Alert tone="warning" title={warning} />}
      {goal?.text !== undefined && (
        <Alert tone="positive" announce title={t('remembered')}>
          {goal.text}
        </Alert>
      )}
      {isScenario && (
        <Row>
          {goal && (
            <Button
              writes
              kind="primary"
              onClick={() => {
                goal.remember(value);
                change(undefined);
              }}
            >
              {t('remember')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => change(undefined)}>
            {t('discard')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
