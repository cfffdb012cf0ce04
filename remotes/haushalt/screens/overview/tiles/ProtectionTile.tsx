import { OfFigure, useNeedWords } from '@vp-digital/core/figures';
import {
  adults,
  doubtsOf,
  earningOf,
  type IncomeProtection,
  type Outcome,
  protectionGapFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { DataList } from '@vp-digital/core/ui';
import { Tile } from './Tile';
import { TileEmpty } from './TileEmpty';

const documents = [...protectionGapFigure.documents, 'absences'] as const;

/** F17: what is missing each month when a person can no longer work. */
export function ProtectionTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.protection' });
  const { t: topic } = useTranslation('household/recap');
  const { euros } = useFormat();
  const today = useHost().clock.today();
  const { doubts } = useNeedWords({ persons: { items: {} } });
  const said = (outcome: Outcome<IncomeProtection>, doubtful: string | undefined) => {
    if (outcome.kind !== 'computed') return t('unknown');
    const parts = outcome.value.gaps.map(({ fromAge, gapMonth }) => {
      const values = { amount: euros(gapMonth), age: fromAge };
      return fromAge === undefined ? t('gap', values) : t('gapLater', values);
    });
    const sentence = parts.length > 0 ? parts.join(', ') : t(doubtful === undefined ? 'covered' : 'toCheck');
    return doubtful === undefined ? sentence : `${sentence}. ${doubtful}`;
  };
  return (
    <Tile
      title={topic('adviceTopic.work')}
      link={{ href: routes.incomeProtectionNeed.href({ householdId: useHouseholdId() }), to: t('to') }}
      result={usePageDocuments(documents)}
    >
      {(household) => {
        const earning = adults(household).flatMap(({ id, name }) => {
          const outcome = protectionGapFigure.of(household, { personId: id, date: today });
          if (outcome.kind === 'notRelevant' && earningOf(household, id) !== 'unknown') return [];
          const doubtful = doubts(doubtsOf(household, { topic: 'work', personId: id }, today));
          return [{ key: id, label: name, value: said(outcome, doubtful) }];
        });
        return earning.length > 0 ? (
          <OfFigure figure={protectionGapFigure}>
            <DataList items={earning} />
          </OfFigure>
        ) : (
          <TileEmpty>{t('nobody')}</TileEmpty>
        );
      }}
    </Tile>
  );
}
