import type { ConsentRecord } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList, Skeleton, Stack } from '@vp-digital/core/ui';
import { lazy, Suspense } from 'react';
import classes from './Consents.module.css';
import type { PersonLine } from './lines';

const SignatureDrawing = lazy(() => import('./signature/SignatureDrawing'));

export interface ProofDetailsProps {
  record: ConsentRecord;
  persons: readonly PersonLine[];
  /** What was withdrawn had never been given. */
  isRefusal: boolean;
}

/** One record with everything that it holds. */
export function ProofDetails({ record, persons, isRefusal }: ProofDetailsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const { date, dateTime } = useFormat();
  const nameOf = (id: string | undefined) => persons.find((person) => person.id === id)?.name;
  const { action, on, at, recordedBy, givenBy, form, textVersion, proof, sha256 } = record;
  const line = (
    key: 'at' | 'on' | 'by' | 'giver' | 'form' | 'version' | 'name' | 'minutes',
    value?: string,
  ) => (value === undefined ? [] : [{ key, label: t(`proof.${key}`), value }]);
  const name = nameOf(givenBy ?? record.personId) ?? '';
  return (
    <Stack gap="small">
      <DataList
        items={[
          ...(action === 'withdrawn'
            ? [
                {
                  key: 'withdrawn',
                  label: t(isRefusal ? 'proof.refused' : 'proof.withdrawn'),
                  value: dateTime(at),
                },
              ]
            : line('at', dateTime(at))),
          ...line('on', on === undefined ? undefined : date(on)),
          ...line('by', recordedBy),
          ...line('giver', nameOf(givenBy)),
          ...line('form', form && t(`form.${form}`)),
          ...line('version', textVersion),
          ...line('name', proof?.form === 'click' ? proof.name : undefined),
          ...line('minutes', proof?.form === 'oral' ? proof.minutes : undefined),
        ]}
      />
      {proof?.form === 'signature' && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <SignatureDrawing
            signature={proof.signature}
            label={t('proof.signature', { name, at: dateTime(at) })}
          />
        </Suspense>
      )}
      <p className={classes['small']}>
        {t('proof.checksum')}: {sha256}
      </p>
    </Stack>
  );
}
