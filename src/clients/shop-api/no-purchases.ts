import { noAppointments } from './appointment-repository.ts'
import { noBranchOrders } from './branch-order-repository.ts'
import { noOrders } from './no-orders.ts'
import { noReservations } from './reservation-repository.ts'
import { noSubscriptions } from './subscription-repository.ts'

/** For an external Shop API, which takes its orders elsewhere. */
export const noPurchases = {
  orderRepository: noOrders,
  subscriptionRepository: noSubscriptions,
  appointmentRepository: noAppointments,
  reservationRepository: noReservations,
  branchOrderRepository: noBranchOrders,
}
