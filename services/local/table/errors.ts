import {
  DynamoDBServiceException,
  InternalServerError,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';

const $metadata = {};

/** The refusal of a request that the database would refuse, whatever it holds. */
export const invalid = (message: string): Error =>
  new DynamoDBServiceException({
    name: 'ValidationException',
    $fault: 'client',
    message,
    $metadata,
  });

/** The refusal of a request for a table that is not there. */
export const noSuchTable = (): Error =>
  new ResourceNotFoundException({ message: 'Requested resource not found', $metadata });

/** Builds the error of a write that the disk did not take: it did not take place. */
export const notStored = (cause: unknown): Error =>
  Object.assign(
    new InternalServerError({
      message: 'The disk did not accept this write, so it was undone.',
      $metadata,
    }),
    { cause },
  );

/** A command, or a part of one, that the database may know and the local table does not. */
export class UnknownToLocalTableError extends Error {
  override readonly name = 'UnknownToLocalTableError';
  constructor(what: string) {
    super(`The local table doesn't support ${what}.`);
  }
}
