import {
  type FigureInput,
  onDay,
  OfFigure,
  useFigureText,
  useFigureTexts,
  useWithoutIncome,
} from '@vp-digital/core/figures';
import {
  certaintyOf,
  certaintyWord,
  type Figure,
  type OnDay,
  type SectionName,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Figure as Drawn } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { CustomerCard, type CustomerCardProps } from './CustomerCard';
import classes from './customer.module.css';
import { CertaintyMark } from './CertaintyMark';

export interface FigureCardProps<Name extends SectionName, Input extends OnDay, Value>
  extends Pick<CustomerCardProps, 'wide'> {
  figure: Figure<Name, Input, Value>;
  input: FigureInput<Input>;
  /** Whose it is, where a page has several: "Jonas". */
  of?: string | undefined;
  /** One sentence beside the value. */
  caption?: (value: Value) => ReactNode;
  /** A chart of it. */
  children?: (value: Value) => ReactNode;
}

/** A figure with its name, its value and how sure it is; one that is not known, or only in part, says so. */
export function FigureCard<Name extends SectionName, Input extends OnDay, Value>({
  figure,
  input,
  of,
  wide,
  caption,
  children,
}: FigureCardProps<Name, Input, Value>) {
  const { word } = useFigureTexts();
  const { t } = useTranslation('household/customer');
  const write = useFigureText();
  const without = useWithoutIncome(figure.name);
  const whole = onDay<Input>(input, useHost().clock.today());
  const documents = usePageDocuments(figure.documents, { tolerant: true });
  if (documents.status !== 'ready') return undefined;
  const outcome = figure.of(documents.data, whole);
  if (outcome.kind === 'notRelevant') return undefined;
  const name = word(figure.name);
  const title = of === undefined ? name : `${name}, ${of}`;
  const isPart = figure.isPart?.(documents.data) ?? false;
  if (outcome.kind === 'missing' || (isPart && figure.amount(outcome.value) === 0))
    return (
      <CustomerCard title={title} wide={wide}>
        <p className={classes['unknown']}>{t('unknown')}</p>
        <CertaintyMark name={title} certainty="missing" />
      </CustomerCard>
    );
  const { value } = outcome;
  const certainty = certaintyWord(certaintyOf(figure, documents.data, whole));
  const text = write(figure.unit, (figure.shown ?? figure.amount)(value), input.period);
  return (
    <OfFigure figure={figure}>
      <CustomerCard title={isPart ? t('known', { name: title }) : title} wide={wide}>
        <p className={classes['figure']}>
          <Drawn {...text} size="l" certainty={certainty === 'estimated' ? 'estimated' : 'recorded'} />
          {!isPart && <CertaintyMark name={title} certainty={certainty} />}
        </p>
        {caption && <p>{caption(value)}</p>}
        {without !== undefined && <p>{without}</p>}
        {children?.(value)}
      </CustomerCard>
    </OfFigure>
  );
}
