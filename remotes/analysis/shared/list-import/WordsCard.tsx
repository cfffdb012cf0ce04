import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Columns, ComboboxField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Choices } from './choices';
import { useColumnName } from './useColumnName';
import { isKnown, type WordGroup } from './wordGroups';

export interface WordsCardProps {
  groups: readonly WordGroup[];
  chosen: Choices['words'];
  onChoose(key: string, code: string | undefined): void;
}

/** So many are drawn at once. */
const atOnce = 24;

/** What words of the list mean: asked once for all rows in which they stand; what is known may be corrected. */
export function WordsCard({ groups, chosen, onChoose }: WordsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'listImport.words' });
  const nameOf = useColumnName();
  const [drawn, setDrawn] = useState(atOnce);
  const [opened, setOpened] = useState(false);
  if (groups.length === 0) return undefined;
  const open = groups.filter((group) => !isKnown(group));
  const known = groups.length - open.length;
  const shown = opened ? groups : open;
  return (
    <Card kind="advisor" title={t('title')} caption={open.length > 0 ? t('caption') : t('allKnown')}>
      <Stack gap="medium">
        {shown.length > 0 && (
          <Columns>
            {shown.slice(0, drawn).map(({ key, column, options, text, known: code, count }) => (
              <ComboboxField<string>
                key={key}
                label={
                  text === ''
                    ? t('empty', { column: nameOf(column) })
                    : t('of', { column: nameOf(column), text })
                }
                hint={t('rows', { count })}
                options={options}
                value={chosen[key] ?? code}
                onChange={(value) => onChoose(key, value)}
              />
            ))}
          </Columns>
        )}
        {shown.length > drawn && (
          <div>
            <Button kind="quiet" size="compact" onClick={() => setDrawn(drawn + 4 * atOnce)}>
              {t('more', { count: shown.length - drawn })}
            </Button>
          </div>
        )}
        {known > 0 && (
          <div>
            <Button kind="quiet" size="compact" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {t('known', { count: known })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
