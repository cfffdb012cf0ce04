import { Button, PhotoIcon } from '@vp-digital/core/ui';
import { useRef } from 'react';

export interface PhotoInputProps {
  label: string;
  /** Several at once. */
  multiple?: boolean | undefined;
  busy?: boolean | undefined;
  onChoose(files: readonly File[]): void;
}

/** Pictures from the camera or from files. */
export function PhotoInput({ label, multiple, busy, onChoose }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same picture may be chosen again
          onChoose(files);
        }}
      />
      <Button icon={PhotoIcon} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
