import { useFactWords, useFigureTexts, useLinkToFact } from '@vp-digital/core/figures';
import type { Cents } from '@vp-digital/core/finance';
import {
  type IncomeProtection,
  knowsContracts,
  type NeededFact,
  type Outcome,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Chip, DataList, EstimatedIcon, TextLink } from '@vp-digital/core/ui';
import { Marked } from '../../shared/protection/Marked';
import { shownProtection } from '../../shared/protection/shownProtection';
import type { PersonData } from '../../shared/wishes/data';

export interface NeedLegendProps extends PersonData {
  protection: IncomeProtection;
  costs: Outcome<Cents>;
}

/** What the bar shows, in figures: need, who pays, what is missing, and what has to be carried at least. */
export function NeedLegend({ protection, costs, data, person }: NeedLegendProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.legend' });
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const { pension } = protection;
  const { target, pensionNet, privatePension, gap } = shownProtection(protection);
  return (
    <DataList
      items={[
        { key: 'need', label: <Marked kind="need">{word('protectionNeed')}</Marked>, value: euros(target) },
        {
          key: 'pension',
          label: (
            <Marked kind="disabilityPension">
              {t(pension.kind)}{' '}
              {pension.source === 'estimate' && <Chip icon={EstimatedIcon}>{t('estimated')}</Chip>}
            </Marked>
          ),
          value: euros(pensionNet),
        },
        {
          key: 'private',
          label: <Marked kind="private">{t('private')}</Marked>,
          // no contract is known: that is not 0
          value: knowsContracts(data, 'insurance') ? euros(privatePension) : t('unknown'),
        },
        {
          key: 'costs',
          label: <Marked kind="costs">{t('costs', { name: person.name })}</Marked>,
          value:
            costs.kind === 'computed' ? (
              euros(costs.value)
            ) : (
              <CostsWait facts={costs.kind === 'missing' ? costs.facts : []} data={data} person={person} />
            ),
        },
        {
          key: 'gap',
          label: <Marked kind="gap">{word('protectionGap')}</Marked>,
          value: euros(gap),
          total: true,
        },
      ]}
    />
  );
}

/** The first thing that the fixed costs wait for, with the way there. */
function CostsWait({ facts, data, person }: { facts: readonly NeededFact[] } & PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.legend' });
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  const [first] = facts.flatMap(({ fact, ...of }) => (fact === 'newerRelease' ? [] : [{ ...of, fact }]));
  if (first === undefined) return t('unknown');
  const href = linkTo(first);
  const words = t('missing', { fact: factName(first, person.id) });
  return href === undefined ? words : <TextLink href={href}>{words}</TextLink>;
}
