import type { Administration } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Card, Stack, TextField } from '@vp-digital/core/ui';
import { ConfirmedButton } from '../ConfirmedButton';
import { MergePersons } from './MergePersons';
import { MergeSections } from './MergeSections';
import { OtherHousehold } from './OtherHousehold';
import { useMerge } from './useMerge';

/** A second file of the same people is taken into this one: what is taken from where is seen before. */
export function MergeCard({ file: { householdId } }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.merge' });
  const typing = useTranslation('haushalt', { keyPrefix: 'administration.deletion' }).t;
  const { preview, ...merge } = useMerge(householdId);
  const isOpen = preview !== undefined && preview.obstacles.length === 0;
  return (
    <Card title={t('title')} caption={t('text')}>
      <Stack gap="medium">
        {merge.failed && <Alert tone="negative" title={t('failed')} announce />}
        <div>
          <ConfirmedButton
            label={t('button')}
            question={t('question')}
            confirm={t('confirm')}
            kind="danger"
            busy={merge.busy}
            incomplete={!isOpen || merge.typed !== preview.there.name}
            onConfirm={merge.confirm}
            onClose={merge.forget}
          >
            <OtherHousehold householdId={householdId} value={merge.otherId} onChange={merge.choose} />
            {merge.refused && <Alert tone="negative" title={t('refused')} announce />}
            {preview?.obstacles.map(({ code, householdName: name }) => (
              <Alert key={code + name} tone="warning" title={t(`obstacle.${code}`, { name })} announce />
            ))}
            {isOpen && (
              <>
                <p>{t('intro', { name: preview.here.name, other: preview.there.name })}</p>
                <MergePersons preview={preview} onChange={merge.pair} />
                <MergeSections preview={preview} sides={merge.sides} onChange={merge.take} />
                <p>{t('papers', { ...preview, number: preview.there.legacyHouseholdId })}</p>
                <TextField
                  label={typing('typeName')}
                  hint={typing('typeHint', { name: preview.there.name })}
                  value={merge.typed}
                  onChange={merge.type}
                  autoComplete="off"
                />
              </>
            )}
          </ConfirmedButton>
        </div>
      </Stack>
    </Card>
  );
}
