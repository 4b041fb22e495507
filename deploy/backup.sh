#!/bin/sh
# Once a day at BACKUP_HOUR (UTC): a backup into /backups, of which the newest BACKUPS_KEPT stay.
set -eu
while :; do
  if [ "$(date -u +%H)" = "${BACKUP_HOUR:-02}" ] && [ ! -e "/backups/platzwart-$(date -u +%F).backup" ]; then
    node server/commands/backup.ts "/backups/platzwart-$(date -u +%F).backup" || echo "The backup of $(date -u +%F) failed." >&2
    ls -1t /backups/platzwart-*.backup | tail -n "+$((${BACKUPS_KEPT:-14} + 1))" | while read -r old; do rm -- "$old"; done
  fi
  sleep 600
done
