import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import {
  type LeverOf,
  openQuestions,
  type Optimum,
  type RecordedFact,
  stepKey,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, HintList, Row, SheetButton, TextLink } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { excludedKey } from './shownLevers';
import { useChildBenefitHint } from './useChildBenefitHint';
import { useTaxClassHint } from './useTaxClassHint';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface NotCountedCardProps {
  found: Optimum;
  data: OptimumData;
  opened: string | undefined;
  sheetId: string;
  onOpen(key: string): void;
}

/** What is in no sum: it waits for a fact, cannot be computed, nobody was asked about it, or it excludes what counts. */
export function NotCountedCard({ found, data, opened, sheetId, onOpen }: NotCountedCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.notCounted' });
  const { leverName, stepName } = useLeverWords(data);
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  const benefit = useChildBenefitHint(data);
  const taxClasses = useTaxClassHint(data);
  const sheetOf = (key: string, kind: 'ask' | 'look') => (
    <SheetButton
      size="compact"
      writes={kind === 'ask'}
      opened={opened === key}
      controls={sheetId}
      onToggle={() => onOpen(key)}
    >
      {t(kind)}
    </SheetButton>
  );
  const toCheck = found.toCheck.filter(isFirstOfStep).map((lever) => {
    const known = lever.facts.filter(({ fact }) => fact !== 'newerRelease');
    const [href] = known.flatMap((fact) => linkTo(fact) ?? []);
    const facts = known.map(
      (fact) => factName({ ...fact, fact: fact.fact as RecordedFact }), // the newer release's is left out above
    );
    return {
      key: stepKey(lever),
      title: stepName([lever]),
      text: facts.length > 0 ? t('waitsFor', { facts: [...new Set(facts)].join(', ') }) : t('newer'),
      action: (
        <Row>
          {href !== undefined && (
            <TextLink writes href={href}>
              {t('add')}
            </TextLink>
          )}
          {sheetOf(stepKey(lever), 'look')}
        </Row>
      ),
    };
  });
  const notComputed = found.notComputed.filter(isFirstOfStep).map((lever) => ({
    key: stepKey(lever),
    title: stepName([lever]),
    text: t('notComputed'),
    action: sheetOf(stepKey(lever), 'look'),
  }));
  const asked = openQuestions(data, found).map((lever) => ({
    key: stepKey(lever),
    title: stepName([lever]),
    text: t(`question.${lever.lever}.text`),
    action: sheetOf(stepKey(lever), 'ask'),
  }));
  const excluded = found.excluded.map((lever) => ({
    key: `excluded-${excludedKey(lever)}`,
    title: leverName(lever),
    text: t('excluded'),
    action: sheetOf(excludedKey(lever), 'look'),
  }));
  const hints = [...toCheck, ...notComputed, ...asked, ...excluded, ...taxClasses, ...benefit];
  if (hints.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <HintList hints={hints} />
    </Card>
  );
}

/** Both levers of a company pension wait for the same. */
const isFirstOfStep = (lever: LeverOf, index: number, all: readonly LeverOf[]): boolean =>
  all.findIndex((one) => stepKey(one) === stepKey(lever)) === index;
