import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { Caption, DataList, Stack, TextLink } from '@vp-digital/core/ui';
import { createElement, type ReactNode } from 'react';
import classes from './ReportText.module.css';

type Block = ReportDocument['blocks'][number];
type TableBlock = Extract<Block, { kind: 'table' }>;
type Text = Extract<Block, { kind: 'paragraph' }>['text'];
type Source = { figure?: string; field?: string } | undefined;

/** A report as text, where its pages cannot be drawn: the same model, so the same words and figures. */
export function ReportText({ model }: { model: ReportDocument }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview.asText' });
  return (
    <section className={classes['text']} aria-label={t('title')}>
      <Stack gap="medium">
        <Caption>{t('caption')}</Caption>
        <div lang={model.meta.language}>
          <Stack gap="medium">
            {model.blocks.map((block, index) => (
              // Blocks are never reordered: a new model replaces all of them.
              <Written key={`block ${index}`} block={block} />
            ))}
          </Stack>
        </div>
      </Stack>
    </section>
  );
}

function Written({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'cover':
    case 'title':
      return (
        <>
          <h2>{block.title}</h2>
          {block.subtitle !== undefined && <p>{block.subtitle}</p>}
          {block.lines.map((line, place) => (
            <p key={`line ${place}`}>{line}</p> // only the index identifies a line
          ))}
        </>
      );
    case 'chapter':
      return (
        <>
          <h2>{block.name}</h2>
          <p>
            <strong>{runsOf(block.keySentence)}</strong>
          </p>
        </>
      );
    case 'heading':
      return createElement(`h${block.level + 1}`, {}, block.text); // below the chapters, as the page has its own h1
    case 'paragraph':
      return <p>{runsOf(block.text)}</p>;
    case 'list':
      return createElement(
        block.marker === 'number' ? 'ol' : 'ul',
        { className: classes['list'] },
        // only the index identifies an entry
        block.items.map((item, place) => <li key={`item ${place}`}>{runsOf(item)}</li>),
      );
    case 'table':
      return <Table {...block} />;
    case 'figure':
      return (
        <>
          <p>{block.alt}</p>
          <Table {...block.table} />
        </>
      );
    case 'key-figures':
      return (
        <DataList
          items={block.items.map(({ label, value, unit, note, of }) => ({
            key: label,
            label,
            value: (
              <span {...sourceOf(of)}>
                {unit === undefined ? value : `${value}\u00a0${unit}`}
                {note !== undefined && ` (${note})`}
              </span>
            ),
          }))}
        />
      );
    case 'signatures':
      return (
        <ul className={classes['list']}>
          {block.names.map((name, place) => (
            // two persons may have one name
            <li key={`name ${place}`}>{`${block.placeAndDay}: ${name}`}</li>
          ))}
        </ul>
      );
    case 'page-break':
      return undefined;
  }
}

/** Without the bars, which only visualise the values next to them. */
function Table({ caption, columns, rows }: TableBlock) {
  const heading = columns.findIndex(({ kind }) => kind === 'text');
  return (
    <table className={classes['table']}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(
            (column, place) =>
              column.kind === 'text' && (
                // only the index identifies a column, a cell or a row
                <th key={`head ${place}`} scope="col" data-align={column.align}>
                  {column.label}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, cells }, row) => (
          <tr key={`row ${row}`} data-kind={kind}>
            {cells.map((cell, place) => {
              const column = columns[place];
              if (column?.kind !== 'text' || (typeof cell !== 'string' && cell.kind !== 'text'))
                return undefined;
              const { text, note } = typeof cell === 'string' ? { text: cell, note: undefined } : cell;
              return createElement(
                place === heading ? 'th' : 'td',
                {
                  key: `cell ${place}`,
                  'data-align': column.align,
                  ...(place === heading && { scope: 'row' }),
                },
                runsOf(text),
                note === undefined ? undefined : ` (${note})`,
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function runsOf(text: Text): ReactNode {
  if (typeof text === 'string') return text;
  return text.map(({ text: words, style, href, of }, place) => {
    const key = `run ${place}`; // only the index identifies a run
    if (href !== undefined)
      return (
        <TextLink key={key} href={href} external>
          {words}
        </TextLink>
      );
    return createElement(style === undefined ? 'span' : 'strong', { key, ...sourceOf(of) }, words);
  });
}

const sourceOf = (of: Source) => ({ 'data-figure': of?.figure, 'data-field': of?.field });
