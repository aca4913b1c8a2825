import { orderRules, ordersRules } from '../terms/order.ts';
import { bankRules, timeControlRules } from './time-control-input.ts';
import { requirementsRules } from './requirements-input.ts';

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  BankInput: bankRules,
  RequirementsInput: requirementsRules,
  SetDefaultOrdersInput: ordersRules,
  SetStandingOrdersInput: ordersRules,
  StandingOrderInput: orderRules,
  TimeControlInput: timeControlRules,
};
