/** Builds the query for the entries of a list before a rank, the highest first, at most `limit`. */
export const backwards = (list: string, before: string, limit: number) => ({
  IndexName: 'lists',
  KeyConditionExpression: '#list = :list AND #rank < :before',
  ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
  ExpressionAttributeValues: { ':list': list, ':before': before },
  ScanIndexForward: false,
  Limit: limit,
});

/** The rank behind all entries. */
export const LAST_RANK = '\uffff';
