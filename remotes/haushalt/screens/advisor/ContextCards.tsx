import type { AdvisorContext } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Checkbox, Empty, SearchField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { ContextList } from './ContextList';
import type { DefaultContext } from './useDefaultContext';

export interface ContextCardsProps {
  contexts: readonly AdvisorContext[];
  /** Accounting contract of the context in use. */
  chosen: string | undefined;
  standard: DefaultContext;
  onChoose(context: AdvisorContext, remember: boolean): void;
}

/** From so many contexts on there is a search above them. */
const many = 8;

/** The contexts, found by name or number where there are many; the choice can be made the default. */
export function ContextCards({ contexts, chosen, standard, onChoose }: ContextCardsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor' });
  const [text, setText] = useState('');
  const [remember, setRemember] = useState(false);
  const shown = matchingContexts(contexts, text);
  return (
    <Stack>
      {contexts.length >= many && <SearchField label={t('search')} value={text} onChange={setText} />}
      {shown.length === 0 ? (
        <div role="status">
          <Empty>{t('noneFound', { text })}</Empty>
        </div>
      ) : (
        <ContextList
          contexts={shown}
          chosen={chosen}
          standard={standard.contract}
          onChoose={(context) => onChoose(context, remember)}
        />
      )}
      {standard.set && contexts.length > 1 && (
        <Checkbox label={t('remember')} hint={t('rememberHint')} value={remember} onChange={setRemember} />
      )}
      {standard.set && standard.contract !== undefined && (
        <div>
          <Button kind="quiet" onClick={() => void standard.set?.(undefined)}>
            {t('forget')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Contexts of which every word of the text begins a part of the name, or the number; accents and case do not matter. */
function matchingContexts(contexts: readonly AdvisorContext[], text: string): AdvisorContext[] {
  const words = wordsOf(text);
  return contexts.filter(({ label, contract }) => {
    const parts = [...wordsOf(label), contract];
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
