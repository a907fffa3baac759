import { licensingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { ActivationBody, HeartbeatBody, Lease } from './media-server.ts'

const tag = 'Media servers'

export const activateServer = endpoint({
  operation: 'activateServer',
  critical: true,
  method: 'POST',
  url: `${licensingPath}/activations`,
  summary: 'Activate a media server: it takes a seat of the licence and gets a lease',
  tag,
  auth: ['licence'],
  body: ActivationBody,
  answers: { 200: Lease },
  errors: [
    'licence_stopped',
    'servers_limit_reached',
    'too_many_requests',
    'version_out_of_range',
    'wrong_activation_type',
  ],
})

export const sendHeartbeat = endpoint({
  operation: 'sendHeartbeat',
  critical: true,
  routine: true,
  method: 'POST',
  url: `${licensingPath}/heartbeats`,
  summary: 'Report a media server’s status and renew its lease; a new server is activated',
  tag,
  auth: ['licence'],
  body: HeartbeatBody,
  answers: { 200: Lease },
  errors: [
    'licence_stopped',
    'servers_limit_reached',
    'server_released',
    'too_many_requests',
    'version_out_of_range',
    'wrong_activation_type',
  ],
})
