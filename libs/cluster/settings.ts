/** Whether a machine crash may lose commits; only throw-away test clusters allow that. */
export type Durability = 'durable' | 'throwAway'

/** For two cores and a few GB; larger installations use their own PostgreSQL. */
const COMMON = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '128MB',
  jit: 'off',
  wal_compression: 'on',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] ',
  // Logged statements have placeholders, never personal data.
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  shared_buffers: '64MB',
  autovacuum: 'off',
}

export function postgresArguments(
  dataFolder: string,
  socketFolder: string,
  durability: Durability,
): string[] {
  const settings = {
    ...COMMON,
    ...(durability === 'durable' ? DURABLE : THROW_AWAY),
    unix_socket_directories: socketFolder,
  }
  return [
    '-D',
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

export function initdbArguments(
  dataFolder: string,
  superuser: string,
  passwordFile: string,
  durability: Durability,
): string[] {
  return [
    `--pgdata=${dataFolder}`,
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8: the same order and case mapping on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--no-instructions',
    ...(durability === 'throwAway' ? ['--no-sync'] : []),
  ]
}
