import { adults, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, Row, Stack } from '@vp-digital/core/ui';

export interface EstimatesCardProps {
  data: Pick<SectionData, 'persons' | 'financialGrade'>;
  onBegin(personId: string): void;
}

/** Whose turn it is; what each has said is seen once all have. */
export function EstimatesCard({ data, onBegin }: EstimatesCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'financialGrade.estimates' });
  const { number } = useFormat();
  const persons = adults(data);
  const gradeOf = (id: string) => data.financialGrade.items[id]?.ownGradeTenths;
  const isSaid = persons.every(({ id }) => gradeOf(id) !== undefined);
  return (
    <Card title={t('title')} caption={t(isSaid ? 'together' : persons.length > 1 ? 'unseen' : 'alone')}>
      <Stack gap="medium">
        {persons.map(({ id, name }) => {
          const own = gradeOf(id);
          const words = data.financialGrade.items[id]?.missingForBest;
          return (
            <div key={id}>
              <Row spread>
                <span>{name}</span>
                {isSaid && own !== undefined && <b>{number(own / 10, { minimumDecimals: 1 })}</b>}
                {!isSaid && own !== undefined && <span>{t('done')}</span>}
                <Button writes size="compact" onClick={() => onBegin(id)}>
                  {t(own === undefined ? 'begin' : 'again', { name })}
                </Button>
              </Row>
              {isSaid && words && <Caption>{t('words', { words })}</Caption>}
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
