import { longestTexts, type TextVariable, textVariables, unknownVariables } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, DataList, Row, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Composing } from './useComposition';

interface TextsCardProps {
  composing: Composing;
  /** What the variables stand for. */
  values: Partial<Record<TextVariable, string>>;
}

/** A personal word on the first page, with variables that are filled in. */
export function TextsCard({ composing, values }: TextsCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.texts' });
  const { composition, type, refuse, save, choose } = composing;
  const { greeting, letter } = composition;
  const [round, setRound] = useState(0);
  const field = (name: 'greeting' | 'letter') => ({
    name,
    label: t(name),
    value: composition[name],
    maxLength: longestTexts[name],
    check: (typed: string) => {
      const [unknown] = unknownVariables(typed);
      return unknown === undefined ? undefined : t('unknown', { name: unknown });
    },
    onChange: (value: string | undefined) => type({ [name]: value }),
    onInvalid: () => refuse(name),
    onBlur: save,
  });
  const propose = () => {
    choose({
      greeting: t('proposal.greeting'),
      letter: t(values.termin === undefined ? 'proposal.letter' : 'proposal.letterUntil'),
    });
    setRound(round + 1);
  };
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        greeting === undefined &&
        letter === undefined && (
          <Button writes size="compact" onClick={propose}>
            {t('propose')}
          </Button>
        )
      }
    >
      <Stack gap="medium" key={round}>
        <TextField {...field('greeting')} />
        <TextField {...field('letter')} lines={6} />
        <Row>
          <h3>{t('variables')}</h3>
        </Row>
        <DataList
          items={textVariables.map((variable) => ({
            key: variable,
            label: t(`variable.${variable}`),
            value: values[variable] ?? t('noAppointment'),
          }))}
        />
      </Stack>
    </Card>
  );
}
