import { del, get, patch, post, put, tagged } from '../route.ts';

const oneself = { gives: 'Account' } as const;

/** Accounts and the service. */
export const accounts = {
  ...tagged('Account', {
    listModeration: {
      ...get('/v1/viewer/moderation'),
      of: 'viewer.moderation',
      gives: 'ModerationNotice',
      list: 'ModerationNotices',
      token: true,
    },
    getNotificationRules: { ...get('/v1/viewer/rules'), gives: 'NotificationRules', token: true },
    setNotificationRules: {
      ...put('/v1/viewer/rules'),
      gives: 'NotificationRules',
      then: 'getNotificationRules',
    },
    muteMatch: {
      ...put('/v1/matches/{matchId}/mute'),
      gives: 'NotificationRules',
      then: 'getNotificationRules',
    },
    listTableAlerts: {
      ...get('/v1/viewer/table-alerts'),
      of: 'viewer.tableAlerts',
      gives: 'TableAlert',
      list: 'TableAlerts',
      token: true,
    },
    addTableAlert: { ...post('/v1/viewer/table-alerts'), gives: 'TableAlert', status: 201 },
    removeTableAlert: {
      ...del('/v1/viewer/table-alerts/{alertId}'),
      gives: 'TableAlert',
      list: 'TableAlerts',
      then: 'listTableAlerts',
    },
    listNotificationChannels: {
      ...get('/v1/viewer/channels'),
      of: 'viewer.notificationChannels',
      gives: 'NotificationChannel',
      list: 'NotificationChannels',
      token: true,
    },
    addNotificationChannel: {
      ...post('/v1/viewer/channels'),
      gives: 'AddedNotificationChannel',
      status: 201,
    },
    removeNotificationChannel: {
      ...del('/v1/viewer/channels/{channelId}'),
      gives: 'NotificationChannel',
      list: 'NotificationChannels',
      then: 'listNotificationChannels',
    },
    verifyNotificationChannel: {
      ...post('/v1/viewer/channels/{channelId}/verification'),
      gives: 'NotificationChannel',
    },
    sendNotificationChannelCode: {
      ...post('/v1/viewer/channels/{channelId}/code'),
      gives: 'NotificationChannel',
    },
    resumeNotificationChannel: {
      ...post('/v1/viewer/channels/{channelId}/resume'),
      gives: 'NotificationChannel',
    },
    rotateChannelSecret: {
      ...post('/v1/viewer/channels/{channelId}/secret'),
      gives: 'AddedNotificationChannel',
    },
    testNotificationChannel: {
      ...post('/v1/viewer/channels/{channelId}/test'),
      gives: 'NotificationDelivery',
    },
    listDeliveries: {
      ...get('/v1/viewer/channels/{channelId}/deliveries'),
      gives: 'NotificationDelivery',
      list: 'NotificationDeliveries',
      token: true,
    },
    resendDelivery: {
      ...post('/v1/viewer/deliveries/{deliveryId}/resend'),
      gives: 'NotificationDelivery',
    },
    getAccount: { ...get('/v1/accounts/{accountId}'), gives: 'KnownPerson' },
    getViewer: { ...get('/v1/viewer'), of: 'viewer', ...oneself, token: true },
    updateProfile: { ...patch('/v1/viewer'), ...oneself },
    exportAccount: {
      ...get('/v1/viewer/export'),
      of: 'viewer.export',
      gives: 'AccountExport',
      token: true,
    },
    deleteAccount: { ...del('/v1/viewer'), gives: 'DeletedAccount' },
    getVacation: {
      ...get('/v1/viewer/vacation'),
      of: 'viewer.vacation',
      gives: 'Vacation',
      token: true,
    },
    startVacation: { ...post('/v1/viewer/vacation'), gives: 'Vacation', then: 'getVacation' },
    endVacation: { ...del('/v1/viewer/vacation'), gives: 'Vacation', then: 'getVacation' },
    getDefaultOrders: { ...get('/v1/viewer/orders/{gameId}'), gives: 'DefaultOrders', token: true },
    setDefaultOrders: {
      ...put('/v1/viewer/orders/{gameId}'),
      gives: 'DefaultOrders',
      sharedBody: 'StandingOrdersInput',
      then: 'getDefaultOrders',
    },
    listBlocks: {
      ...get('/v1/viewer/blocks'),
      of: 'viewer.blocks',
      gives: 'Person',
      list: 'People',
      token: true,
    },
    blockAccount: {
      ...post('/v1/viewer/blocks'),
      gives: 'Person',
      list: 'People',
      then: 'listBlocks',
      fixed: { blocked: true },
    },
    unblockAccount: {
      ...del('/v1/viewer/blocks/{accountId}'),
      of: 'blockAccount',
      gives: 'Person',
      list: 'People',
      then: 'listBlocks',
      fixed: { blocked: false },
    },
    listBotAccounts: {
      ...get('/v1/viewer/bots'),
      of: 'viewer.bots',
      gives: 'Person',
      list: 'People',
      token: true,
    },
    createGuest: { ...post('/v1/guests'), gives: 'CreateGuestPayload', status: 201, token: false },
    keepGuest: { ...post('/v1/viewer/guests'), gives: 'KeptGuest' },
    createBotAccount: { ...post('/v1/viewer/bots'), gives: 'Person', status: 201 },
    listTokens: {
      ...get('/v1/viewer/tokens'),
      gives: 'AccessToken',
      list: 'AccessTokens',
      token: true,
    },
    createToken: { ...post('/v1/viewer/tokens'), gives: 'NewToken', status: 201 },
    revokeToken: { ...del('/v1/viewer/tokens/{tokenId}'), ...oneself },
    revokeAllTokens: { ...del('/v1/viewer/tokens'), ...oneself },
  }),
  ...tagged('Service', {
    getService: { ...get('/v1/service'), of: 'service', gives: 'Service' },
    getServiceTime: {
      ...get('/v1/service/time'),
      of: 'serviceTime',
      gives: 'ServiceTime',
      token: true,
    },
    holdExpiry: { ...post('/v1/service/holds'), gives: 'ServiceTime' },
    creditTime: { ...post('/v1/service/credits'), gives: 'ServiceTime' },
  }),
};
