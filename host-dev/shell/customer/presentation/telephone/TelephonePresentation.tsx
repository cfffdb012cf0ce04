import { useEffect, useState } from 'react';
import { useTexts } from '../../../session/useTexts';
import { ControlBar } from '../ControlBar';
import { NotesSlot } from '../notes/NotesSlot';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../../../parts/partFailed';
import type { PresentationProps } from '../switches';
import { TelephoneRow } from './TelephoneRow';
import { useShownPicture } from './useShownPicture';
import { useTelephones } from './useTelephones';

/** Once a telephone is to come in: its code, and what is asked on it. */
const TelephoneDialog = later(() => import('./TelephoneDialog'), { failed: partFailed });
const QuestionRow = later(() => import('./question/QuestionRow'), { failed: partFailed });

export interface TelephonePresentationProps extends PresentationProps {
  householdId: string;
  /** A second window has the switches and the notes. */
  isSidePanel: boolean;
  /** Nothing more is shown on telephones. */
  onLeft(): void;
}

/** The customer view on the telephones of a household; the advisor's page keeps the switches. */
export default function TelephonePresentation({
  householdId,
  isSidePanel,
  onLeft,
  ...props
}: TelephonePresentationProps) {
  const household = useTelephones(householdId, onLeft);
  const { partners, calls, take } = household;
  const [connecting, setConnecting] = useState<string>();
  const onlyPartner = partners.length === 1 ? partners[0]?.personId : undefined;
  const isReadable = useTexts('telephone');
  const isSeen = partners.some(({ telephone }) => telephone?.state === 'connected');
  const { picture, screen, isEmpty } = useShownPicture(
    { calls, take },
    props.switches,
    idsOf(partners.flatMap(({ telephone }) => telephone ?? [])),
  );

  useEffect(() => setConnecting(onlyPartner), [onlyPartner]); // nobody has to be chosen

  if (!isReadable) return undefined;
  const partner = partners.find(({ personId }) => personId === connecting);
  return (
    <>
      {!isSidePanel && <ControlBar place="telephone" {...props} />}
      <TelephoneRow
        household={household}
        onConnect={({ personId }) => setConnecting(personId)}
        {...(isSidePanel && { onLeft, isEmpty: isSeen && isEmpty })}
      />
      {isSeen && !isSidePanel && <NotesSlot householdId={householdId} shown={picture} isEmpty={isEmpty} />}
      {(isSeen || household.question) && (
        <QuestionRow householdId={householdId} household={household} screen={screen} />
      )}
      {partner && (
        <TelephoneDialog
          key={partner.personId}
          partner={partner}
          household={household}
          onClose={() => setConnecting(undefined)}
        />
      )}
    </>
  );
}

const idsOf = (telephones: readonly { telephoneId: string }[]) =>
  telephones.map(({ telephoneId }) => telephoneId).join();
