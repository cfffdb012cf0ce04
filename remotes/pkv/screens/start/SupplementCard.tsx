import { OfFigure } from '@vp-digital/core/figures';
import {
  type HealthEligibility,
  monthlyPremium,
  personsOfContract,
  premiumsFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Chip } from '@vp-digital/core/ui';
import { PointList } from '../../shared/module/PointList';
import type { PersonData } from '../../shared/module/data';
import { type Supplement, supplementsFor } from './supplements';

export interface SupplementCardProps extends PersonData {
  eligibility: HealthEligibility;
}

/** What private insurers offer beside a statutory fund, and what of it the person already has. */
export function SupplementCard({ eligibility, data, person }: SupplementCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.supplement' });
  const { euros } = useFormat();
  const contracts = Object.values(data.contracts.items).filter((contract) =>
    personsOfContract(contract, data).includes(person.id),
  );
  const figureOf = (line: Supplement) => {
    const held = contracts.filter((contract) => contract.line === line);
    if (held.length === 0) return <Chip>{t('none')}</Chip>;
    const amount = euros(held.reduce((sum, contract) => sum + monthlyPremium(contract), 0));
    return <OfFigure figure={premiumsFigure}>{t('held', { amount })}</OfFigure>;
  };
  return (
    <Card
      title={t('title')}
      caption={t('caption', { name: person.name })}
      actions={
        <Button size="compact" href={routes.contracts.href({ householdId: useHouseholdId() })}>
          {t('toContracts')}
        </Button>
      }
    >
      <PointList
        points={supplementsFor(eligibility).map((line) => ({
          key: line,
          title: t(`${line}.title`),
          text: t(`${line}.text`),
          figure: figureOf(line),
        }))}
      />
    </Card>
  );
}
