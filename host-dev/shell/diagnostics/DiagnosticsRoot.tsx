import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Banner, Button, CloseIcon, IconButton } from '@vp-digital/core/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { AreaTable } from './AreaTable';
import classes from './Diagnostics.module.css';
import type { Diagnostics } from './diagnostics';
import { FaultChoice } from './FaultChoice';
import { MessageTable } from './MessageTable';
import { OverrideForm } from './OverrideForm';
import { SharedTable } from './SharedTable';
import { StoreView } from './StoreView';
import { Switches } from './Switches';

export interface DiagnosticsRootProps {
  diagnostics: Diagnostics;
  shown: boolean;
  onClose(): void;
}

/** The panel, and a banner for as long as something is not as it is delivered. */
export function DiagnosticsRoot({ diagnostics, shown, onClose }: DiagnosticsRootProps) {
  const settings = useSyncExternalStore(diagnostics.subscribe, diagnostics.settings);
  const { t } = useTranslation('diagnostics');
  const { override } = settings;
  const reset = () => {
    diagnostics.reset();
    window.location.reload();
  };
  return (
    <>
      <div className={classes['banner']}>
        <Banner
          tone="warning"
          action={
            <Button size="compact" onClick={reset}>
              {t('reset')}
            </Button>
          }
        >
          {override && t('overridden', { ...override })}
        </Banner>
      </div>
      {shown && <Panel diagnostics={diagnostics} onClose={onClose} onReset={reset} />}
    </>
  );
}

interface PanelProps {
  diagnostics: Diagnostics;
  onClose(): void;
  onReset(): void;
}

function Panel({ diagnostics, onClose, onReset }: PanelProps) {
  const { t } = useTranslation('diagnostics');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className={classes['panel']} aria-label={t('name')}>
      <div className={classes['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {t('name')}
        </h2>
        <Button size="compact" onClick={onReset}>
          {t('reset')}
        </Button>
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      <AreaTable diagnostics={diagnostics} />
      <OverrideForm diagnostics={diagnostics} />
      <FaultChoice diagnostics={diagnostics} />
      <Switches diagnostics={diagnostics} />
      <StoreView diagnostics={diagnostics} />
      <MessageTable diagnostics={diagnostics} />
      <SharedTable />
    </aside>
  );
}
