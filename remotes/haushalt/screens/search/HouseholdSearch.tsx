import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Page } from '@vp-digital/core/ui';
import { useCallback, useRef } from 'react';
import { useOwnPreferences } from '../../shared/preferences/useOwnPreferences';
import { SearchedHouseholds } from './SearchedHouseholds';
import { useChangedPeople } from './useChangedPeople';

export interface HouseholdSearchProps {
  /** What stands in the field at first. */
  text: string;
  /** With what was typed; undefined for those who may not open new files. */
  onCreate: ((typed: string) => void) | undefined;
}

/** Finding a household while typing: what the field's hint says, also together. What is typed stays below: this is not rendered with every key. */
export function HouseholdSearch({ text, onCreate }: HouseholdSearchProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  useChangedPeople();
  const preferences = useOwnPreferences();
  const typed = useRef(text);
  const note = useCallback((next: string) => {
    typed.current = next;
  }, []);
  const create = onCreate && (() => onCreate(typed.current));
  return (
    <Page
      name={t('name')}
      headline={t('headline')}
      actions={
        create && (
          <Button icon={AddIcon} onClick={create}>
            {t('create')}
          </Button>
        )
      }
    >
      <SearchedHouseholds
        label={t('label')}
        hint={t('hint')}
        text={text}
        preferences={preferences}
        onText={note}
        onCreate={create}
      />
    </Page>
  );
}
