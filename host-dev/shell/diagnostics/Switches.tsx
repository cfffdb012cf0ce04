import { useTranslation } from '@vp-digital/core/libs/i18n';
import { featureFlags, permissions } from '@vp-digital/core/reference';
import { Button, Switch } from '@vp-digital/core/ui';
import { useSyncExternalStore } from 'react';
import classes from './Diagnostics.module.css';
import type { Diagnostics } from './diagnostics';
import { Section } from './Section';

/** Feature flags and permissions for this tab's session; services still ask what the account really holds. */
export function Switches({ diagnostics }: { diagnostics: Diagnostics }) {
  const { t } = useTranslation('diagnostics', { keyPrefix: 'switches' });
  const { flags, withheld } = useSyncExternalStore(diagnostics.subscribe, diagnostics.settings);
  const isOn = (flag: string) => flags[flag] ?? diagnostics.shell.flags.isEnabled(flag) ?? false;
  const withhold = (permission: string, held: boolean) =>
    diagnostics.change({
      withheld: held ? withheld.filter((other) => other !== permission) : [...withheld, permission],
    });
  return (
    <>
      <Section title={t('flags')}>
        <div className={classes['row']}>
          {Object.values(featureFlags).map((flag) => (
            <Switch
              key={flag}
              label={flag}
              value={isOn(flag)}
              onChange={(on) => diagnostics.change({ flags: { ...flags, [flag]: on } })}
            />
          ))}
          <Button size="compact" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </div>
      </Section>
      <Section title={t('permissions')}>
        <div className={classes['row']}>
          {Object.entries(permissions).map(([name, permission]) => (
            <Switch
              key={name}
              label={name}
              value={!withheld.includes(permission)}
              onChange={(held) => withhold(permission, held)}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
