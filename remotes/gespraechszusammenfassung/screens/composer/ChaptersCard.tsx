import {
  kindOfReport,
  neededChapters,
  type ReportChapter,
  type TextVariable,
} from '@vp-digital/core/contracts';
import { SortableRows } from '@vp-digital/core/forms';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  AddIcon,
  Button,
  Caption,
  Card,
  Chip,
  LockedIcon,
  Stack,
  Switch,
  VisuallyHidden,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { chaptersOf } from '../../shared/report/composition';
import { ChapterText } from './ChapterText';
import type { Composing } from './useComposition';

interface ChaptersCardProps {
  composing: Composing;
  /** Of the snapshot: what was wished in the talk. */
  sections: Pick<SectionData, 'recap'>;
  /** The balance sheet is a chapter for those who may see it. */
  withBalance: boolean;
  /** The chapters' headings as they stand in the pages: one without content has none. */
  made: ReadonlySet<string>;
  /** What the variables of a text stand for. */
  values: Partial<Record<TextVariable, string>>;
}

/** The chapters in their order: dragged or moved by keys, left out where they may be, each with a text of one's own. */
export function ChaptersCard({ composing, sections, withBalance, made, values }: ChaptersCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung');
  const kind = kindOfReport(composing.report);
  const all = chaptersOf(composing.composition, sections);
  const offered = all.filter(({ chapter }) => withBalance || chapter !== 'balance');
  const [opened, setOpened] = useState<readonly ReportChapter[]>([]);
  const kept = (chapters: typeof all) => ({
    chapters: chapters.map(({ text, ...chapter }) => ({ ...chapter, ...(text !== undefined && { text }) })),
  });
  const keep = (chapters: typeof all) => composing.choose(kept(chapters));
  const write = (name: ReportChapter, text: string | undefined) =>
    composing.type(kept(all.map((one) => (one.chapter === name ? { ...one, text } : one))));
  const move = (names: readonly ReportChapter[]) => {
    const moved = names.flatMap((name) => all.filter(({ chapter }) => chapter === name)).values();
    keep(all.map((one) => (offered.includes(one) ? (moved.next().value ?? one) : one))); // others stay where they are
  };
  const show = (name: ReportChapter, shown: boolean) =>
    keep(all.map((one) => (one.chapter === name ? { ...one, shown } : one)));
  const isMade = (name: ReportChapter) =>
    [...made].some((heading) => heading.endsWith(` ${t(`report.${name}.name`)}`));
  const count = offered.filter(({ chapter }) => isMade(chapter)).length;
  const isWritten = (name: ReportChapter) =>
    opened.includes(name) || all.some(({ chapter, text }) => chapter === name && text !== undefined);
  const addText = (name: ReportChapter) =>
    !isWritten(name) && (
      <Button writes kind="quiet" size="compact" icon={AddIcon} onClick={() => setOpened([...opened, name])}>
        {t('composer.chapters.addText')} <VisuallyHidden>{t(`report.${name}.name`)}</VisuallyHidden>
      </Button>
    );
  const below = (name: ReportChapter) =>
    isWritten(name) && (
      <ChapterText
        title={t(`report.${name}.name`)}
        text={all.find(({ chapter }) => chapter === name)?.text}
        isNew={opened.includes(name)}
        values={values}
        onType={(text) => write(name, text)}
        onInvalid={() => composing.refuse('chapters')}
        onBlur={composing.save}
      />
    );
  const aside = (name: ReportChapter) => (
    <>
      {inclusion(name)}
      {addText(name)}
    </>
  );
  const inclusion = (name: ReportChapter) => {
    const title = t(`report.${name}.name`);
    const shown = all.find(({ chapter }) => chapter === name)?.shown ?? true;
    if (neededChapters.includes(name))
      return (
        <Chip tone="neutral" icon={LockedIcon}>
          {t(isMade(name) ? 'composer.chapters.needed' : 'composer.chapters.neededEmpty')}
        </Chip>
      );
    return (
      <Switch
        label={
          <>
            {t('composer.chapters.show')} <VisuallyHidden>{title}</VisuallyHidden>
          </>
        }
        hint={shown && !isMade(name) ? t('composer.chapters.empty') : undefined}
        value={shown}
        onChange={(next) => show(name, next)}
      />
    );
  };
  return (
    <Card title={t('composer.chapters.title')} caption={t('composer.chapters.caption')}>
      <Stack gap="medium">
        <p>{t(`composer.chapters.first.${kind}`)}</p>
        <SortableRows
          label={t('composer.chapters.title')}
          rows={offered.map(({ chapter }) => ({ name: chapter, title: t(`report.${chapter}.name`) }))}
          aside={aside}
          below={below}
          onMove={move}
        />
        {(kind === 'conversationSummary' || kind === 'adviceRecord') && (
          <p>{t(`composer.chapters.why.${kind}`)}</p>
        )}
        <Caption>{t('composer.chapters.count', { count })}</Caption>
      </Stack>
    </Card>
  );
}
