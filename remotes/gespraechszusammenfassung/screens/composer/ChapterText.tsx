import { longestTexts, type TextVariable, textVariables, unknownVariables } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextField } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';

interface ChapterTextProps {
  /** Of the chapter. */
  title: string;
  text: string | undefined;
  /** Asked for by the button that went with it: it takes the focus. */
  isNew: boolean;
  values: Partial<Record<TextVariable, string>>;
  onType(text: string | undefined): void;
  onInvalid(): void;
  onBlur(): void;
}

/** An own text below a chapter's sentence, with the variables that have a value in its hint. */
export function ChapterText({ title, text, isNew, values, onType, onInvalid, onBlur }: ChapterTextProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.querySelector('textarea')?.focus();
  }, [isNew]);
  const variables = textVariables
    .filter((name) => values[name] !== undefined)
    .map((name) => t(`texts.variable.${name}`));
  return (
    <div ref={place}>
      <TextField
        label={t('chapters.text', { title })}
        hint={t('chapters.variables', { names: variables.join(' ') })}
        lines={3}
        maxLength={longestTexts.chapter}
        value={text}
        check={(typed) => {
          const [unknown] = unknownVariables(typed);
          return unknown === undefined ? undefined : t('texts.unknown', { name: unknown });
        }}
        onChange={onType}
        onInvalid={onInvalid}
        onBlur={onBlur}
      />
    </div>
  );
}
