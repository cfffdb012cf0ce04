import { useFactWords } from '@vp-digital/core/figures';
import { type CompletenessData, type QuickFact, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, Columns, Row, Stack } from '@vp-digital/core/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { questions } from './questions';
import { useHousingExpense } from './useHousingExpense';

export interface QuestionCardProps {
  fact: QuickFact;
  data: CompletenessData;
  /** "Frage 3 von 12". */
  caption: string;
  onNext(): void;
  onBack: (() => void) | undefined;
  /** Default: its field has the focus when it comes. */
  focuses?: boolean;
}

/** So many results are named. */
const named = 3;

/** One question: its field, what its answer opens, and the way on. Enter goes on. */
export function QuestionCard({ fact, data, caption, onNext, onBack, focuses = true }: QuestionCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const { list } = useFormat();
  const { resultName, letterName } = useFactWords(data);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { follow } = useHousingExpense(data);
  const { question, personId, isPension, opens } = fact;
  const said = isPension ? 'ownPension' : question;
  const name = shortNameOf(data, personId) ?? '';
  const letter = letterName(personId);
  const Fields = questions[question];
  const results = list([...new Set(opens.map(resultName))].slice(0, named)); // of two facts the same one
  const arrive = useEffectEvent(() => {
    if (focuses)
      form.current?.querySelector<HTMLElement>('input:enabled, [role="combobox"], button')?.focus();
  });
  useEffect(() => arrive(), []);
  const leave = (go: () => void) => {
    if (question === 'home') follow();
    go();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur(); // what is typed is read and saved
    setTries(tries + 1);
  };
  const goOn = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else leave(onNext);
  });
  useEffect(() => {
    if (tries > 0) goOn();
  }, [tries]);
  return (
    <Card title={t(`title.${said}`, { name, letter })} caption={caption}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="medium">
          <Columns>
            <Stack gap="medium">
              <Fields data={data} personId={personId} of={t(`of.${said}`, { name, letter })} />
            </Stack>
          </Columns>
          {results !== '' && <Caption>{t('opens', { results })}</Caption>}
          <Row>
            <Button kind="primary" type="submit">
              {t('next')}
            </Button>
            {onBack && <Button onClick={() => leave(onBack)}>{t('back')}</Button>}
            <Button kind="quiet" onClick={() => leave(onNext)}>
              {t('skip')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
