import type { Explanation, ExplanationSection, ExplanationText } from '@vp-digital/core/finance/explain';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { CalculationSheet, CalculationSteps, SideSheet, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { type Loaded, LoadedState } from '../data/LoadedState';
import { calculationStep } from './calculationStep';

/** An explanation with its texts, as `finance/explain` gives them. */
export interface Explained {
  explanation: Pick<Explanation, 'year' | 'sections'>;
  texts: Record<string, ExplanationText>;
}

export interface ExplanationSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  /** What was computed, as of when: "Nettogehalt Jonas · Stand 01.10.2026". */
  basis: string;
  result: { value: string; unit: string };
  /** Fetched when the sheet is opened: `import('@vp-digital/core/finance/explain')` in the area. */
  explained: Loaded<Explained>;
  remark?: ReactNode;
}

/** "So haben wir gerechnet" for anything that the finance core computes and explains. */
export function ExplanationSheet({ explained, basis, result, remark, ...sheet }: ExplanationSheetProps) {
  const { t } = useTranslation('app', { keyPrefix: 'explanation' });
  if (explained.status !== 'ready')
    return (
      <SideSheet {...sheet} title={t('title')}>
        <LoadedState result={explained}>{() => undefined}</LoadedState>
      </SideSheet>
    );
  const { explanation, texts } = explained.data;
  const [first, ...further] = explanation.sections;
  return (
    <ReadySheet
      {...sheet}
      basis={explanation.year === undefined ? basis : `${basis} · ${t('law', { year: explanation.year })}`}
      result={result}
      remark={remark}
    >
      {{ first, further, texts }}
    </ReadySheet>
  );
}

interface ReadySheetProps extends Omit<ExplanationSheetProps, 'explained'> {
  children: {
    first: ExplanationSection | undefined;
    further: ExplanationSection[];
    texts: Explained['texts'];
  };
}

function ReadySheet({ children: { first, further, texts }, remark, ...sheet }: ReadySheetProps) {
  const format = useFormat();
  const { t } = useTranslation('app', { keyPrefix: 'explanation' });
  const stepsOf = (section: ExplanationSection) =>
    section.steps.map((step, index) => ({
      ...calculationStep(step, section.of, { texts, format, ofPeriod: (period) => t(`of.${period}`) }),
      key: `${step.key} ${index}`, // several of a kind
    }));
  return (
    <CalculationSheet
      {...sheet}
      steps={first ? stepsOf(first) : []}
      stepsUnit={first && t(`of.${first.of}`)}
      remark={remark}
    >
      {further.map((section) => (
        <Stack key={section.key} gap="small">
          <h3>{texts[section.key]?.label}</h3>
          <CalculationSteps steps={stepsOf(section)} unit={t(`of.${section.of}`)} />
        </Stack>
      ))}
    </CalculationSheet>
  );
}
