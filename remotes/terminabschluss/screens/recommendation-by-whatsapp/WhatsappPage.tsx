import { useTranslation } from '@vp-digital/core/libs/i18n';
import { QrCode } from '@vp-digital/core/libs/qr';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Card,
  Columns,
  Empty,
  Page,
  Row,
  SegmentedChoice,
  Stack,
  StepBar,
  TextField,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { openCode, useCodes } from '../../shared/codes/useCodes';
import classes from '../../shared/codes/Codes.module.css';
import { addressOf, longestText, problemOf, templates, type Template } from './message';

/** Per WhatsApp teilen: the customer's own words from the customer's own telephone. Nothing is sent from here, and there is no field for a number. */
export default function WhatsappPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationByWhatsapp' });
  const householdId = useHouseholdId();
  const back = routes.recommendation.href({ householdId });
  return (
    <Page name={t('name')} headline={t('headline')} caption={t('caption')}>
      <LoadedState result={useCodes('recommendations')}>
        {({ items }) => {
          const code = openCode(items);
          return code ? (
            <Message url={code.url} />
          ) : (
            <Card title={t('none.title')} foot={<Button href={back}>{t('none.go')}</Button>}>
              <Empty>{t('none.text')}</Empty>
            </Card>
          );
        }}
      </LoadedState>
      <StepBar back={{ label: t('back'), href: back }} />
    </Page>
  );
}

function Message({ url }: { url: string }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationByWhatsapp' });
  const [template, setTemplate] = useState<Template>('short');
  const [typed, setTyped] = useState<string>();
  const [copied, setCopied] = useState<'done' | 'failed'>();
  const text = typed ?? t(`template.${template}`, { url });
  const problem = problemOf(text, url);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  return (
    <Columns>
      <Card title={t('text.title')}>
        <Stack gap="medium">
          <SegmentedChoice
            wide
            writes={false}
            label={t('text.template')}
            options={templates.map((one) => ({ value: one, label: t(`name_${one}`) }))}
            value={template}
            onChange={(one) => {
              setTemplate(one);
              setTyped(undefined);
            }}
          />
          <TextField
            label={t('text.label')}
            lines={6}
            value={text}
            maxLength={longestText * 2}
            error={problem && t(`problem.${problem}`, { max: longestText })}
            onChange={(next) => setTyped(next ?? '')}
          />
          {problem === 'link' && (
            <Row>
              <Button onClick={() => setTyped(`${text.trimEnd()}\n${url}`)}>{t('text.addLink')}</Button>
            </Row>
          )}
          <Row>
            <Button disabled={problem !== undefined} onClick={() => void copy()}>
              {t('text.copy')}
            </Button>
          </Row>
          {copied === 'done' && <Alert tone="positive" title={t('text.copied')} announce />}
          {copied === 'failed' && <Alert tone="warning" title={t('text.notCopied')} announce />}
        </Stack>
      </Card>
      <Card title={t('send.title')} caption={t('send.caption')}>
        {problem ? (
          <Empty>{t('send.first')}</Empty>
        ) : (
          <QrCode text={addressOf(text)} label={t('send.qr')} className={classes['qr']} />
        )}
      </Card>
    </Columns>
  );
}
