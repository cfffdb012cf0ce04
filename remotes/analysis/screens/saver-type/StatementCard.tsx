import { type Adult, askedStatements, nextStatement, type SaverAnswers } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, Caption, Card, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import classes from './StatementCard.module.css';

export interface StatementCardProps {
  person: Adult;
  answers: SaverAnswers | undefined;
  onDone(): void;
}

const scale = [1, 2, 3, 4, 5] as const;

/** One statement after the other, answered by one press; the one before can be answered anew. */
export function StatementCard({ person: { id, name }, answers, onDone }: StatementCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverType' });
  const isReadOnly = useReadOnly() !== undefined;
  const today = useHost().clock.today();
  const first = nextStatement(answers) ?? askedStatements[0];
  const [at, setAt] = useState(first ? askedStatements.indexOf(first) : 0);
  const editor = useEntry({ section: 'saverType', id, value: answers, of: t('of', { name }) });
  const statement = askedStatements[at];
  if (statement === undefined) return undefined;
  const answer = (value: number) => {
    editor.set(statement, value, t('answer'));
    editor.set('answeredAt', today, t('answeredAt'));
    editor.leave();
    const next = at + 1;
    if (next < askedStatements.length) setAt(next);
    else onDone();
  };
  return (
    <Card
      title={t('statementOf', { name })}
      caption={t('place', { number: at + 1, count: askedStatements.length })}
    >
      <Stack gap="medium">
        <h3 className={classes['statement']} aria-live="polite">
          {t(`statement.${statement}`)}
        </h3>
        <div className={classes['scale']} role="group" aria-label={t('scale')}>
          {scale.map((value) => (
            <button
              key={value}
              type="button"
              className={classes['step']}
              disabled={isReadOnly}
              aria-pressed={answers?.[statement] === value}
              onClick={() => answer(value)}
            >
              <span className={classes['number']} aria-hidden>
                {value}
              </span>
              {t(`step.${value}`)}
            </button>
          ))}
        </div>
        <Row>
          {at > 0 && (
            <Button kind="quiet" onClick={() => setAt(at - 1)}>
              {t('before')}
            </Button>
          )}
          <Button kind="quiet" onClick={onDone}>
            {t('pause')}
          </Button>
        </Row>
        <Caption>{t('noRight')}</Caption>
      </Stack>
    </Card>
  );
}
