import { adults, askedStatements, nextStatement, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Row, Stack } from '@vp-digital/core/ui';

export interface TurnCardProps {
  data: Pick<SectionData, 'persons' | 'saverType'>;
  onBegin(personId: string): void;
}

/** Whose turn it is: how many statements each has answered, and nothing of what. */
export function TurnCard({ data, onBegin }: TurnCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverType.turn' });
  const persons = adults(data);
  const count = askedStatements.length;
  const first = persons.find(({ id }) => nextStatement(data.saverType.items[id]) !== undefined);
  return (
    <Card title={t('title')} caption={t(persons.length > 1 ? 'unseen' : 'alone')}>
      <Stack gap="medium">
        {persons.map(({ id, name }) => {
          const answers = data.saverType.items[id];
          const done = askedStatements.filter((statement) => answers?.[statement] !== undefined).length;
          return (
            <Row key={id} spread>
              {nextStatement(answers) === undefined ? (
                <b>{name}</b>
              ) : (
                <Button writes kind={id === first?.id ? 'primary' : 'secondary'} onClick={() => onBegin(id)}>
                  {t(done === 0 ? 'begin' : 'goOn', { name })}
                </Button>
              )}
              <span>{t('progress', { done, count })}</span>
            </Row>
          );
        })}
      </Stack>
    </Card>
  );
}
