import type { Message } from '../../../../../../shared/client/index.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Block } from '../../../people/block.tsx';
import { Words } from './message.tsx';
import { ReportForm } from './report-form.tsx';

type Props = {
  readonly message: Message;
  onBlocked(): Promise<void>;
  onClose(): void;
};

/** Acts on a message: block its author, and report it to moderators. */
export const AboutMessage = ({ message, onBlocked, onClose }: Props) => (
  <Dialog title={message.from.name} onClose={onClose}>
    <Words message={message} />
    <Block account={message.from} onChange={onBlocked} />
    {!message.hidden && <ReportForm messageId={message.id} />}
  </Dialog>
);
