import { homeEntry, type Home } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type EntryEditor, useEntry } from '@vp-digital/core/micro-app';
import { goneWith } from '../../shared/living-situation/homeKind';
import type { HomeKind, LivingSituationData } from '../../shared/living-situation/data';

export interface HomeEditor extends EntryEditor<Home> {
  /** Writes how the household lives; what only a tenant or only an owner has goes, so that nothing unseen counts. */
  setKind(kind: HomeKind): void;
}

/** Writing the home that the household lives in. */
export function useHome(data: Pick<LivingSituationData, 'housing'>): HomeEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const [id, home] = homeEntry(data) ?? [];
  const editor = useEntry({ section: 'housing', id, value: home });
  return {
    ...editor,
    setKind: (kind) => {
      editor.set('kind', kind, t('homeKind'));
      for (const name of goneWith(kind))
        if (home?.[name] !== undefined) editor.set(name, undefined, t(`field.${name}`));
      editor.leave();
    },
  };
}
